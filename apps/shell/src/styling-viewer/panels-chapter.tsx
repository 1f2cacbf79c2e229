import { Button, Dialog, Disclosure, Rail, ScrollToTop, Tabs } from '@weefsel/ui';
import { useState } from 'react';
import styles from './panels-chapter.module.css';
import { Chapter, Component, Specimen } from './specimen';

const SIDES = ['right', 'left', 'full', 'center'] as const;
const TABS = [
  { id: 'styling-tab-1', title: 'Materiaal', content: <p>Wol van schapen uit de duinen.</p> },
  { id: 'styling-tab-2', title: 'Verzorging', content: <p>Luchten is vaak genoeg.</p> },
];

/** What opens, slides and scrolls. */
export function PanelsChapter() {
  const [open, setOpen] = useState<(typeof SIDES)[number]>();
  return (
    <Chapter id="panels" title="Panelen">
      <Component name="Dialog">
        {SIDES.map((side) => (
          <Specimen key={side} label={side}>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(side)}>
              Open het paneel: {side}
            </Button>
            <Dialog
              side={side}
              open={open === side}
              onClose={() => setOpen(undefined)}
              title="Een paneel"
              closeLabel="Sluiten"
              footer={<Button align="stretch">Verder</Button>}
            >
              <p className={styles.text}>De pagina eronder wacht.</p>
            </Dialog>
          </Specimen>
        ))}
      </Component>
      <Component name="Disclosure">
        <Specimen label="Dicht">
          <Disclosure summary="Wanneer krijg ik mijn pakket?">Morgen.</Disclosure>
        </Specimen>
        <Specimen label="Open">
          <Disclosure summary="Kan ik ruilen?" open>
            Dertig dagen.
          </Disclosure>
        </Specimen>
        <Specimen label="Aangewezen" forced="hover">
          <Disclosure summary="Hoe was ik wol?">Met de hand.</Disclosure>
        </Specimen>
        <Specimen label="Focus" forced="focus">
          <Disclosure summary="Waar is de winkel?">In Utrecht.</Disclosure>
        </Specimen>
      </Component>
      <Component name="Tabs">
        <Specimen label="De eerste gekozen" wide>
          <Tabs tabs={TABS} label="Over de trui" />
        </Specimen>
      </Component>
      <Component name="Rail">
        {(['card', 'content'] as const).map((itemWidth) => (
          <Specimen key={itemWidth} label={`Breedte: ${itemWidth}`} wide>
            <Rail
              label={`Reeks: ${itemWidth}`}
              previousLabel="Vorige"
              nextLabel="Volgende"
              itemWidth={itemWidth}
            >
              {[1, 2, 3, 4, 5, 6, 7, 8].map((item) => (
                <p key={item} className={styles.item}>
                  Onderdeel {item}
                </p>
              ))}
            </Rail>
          </Specimen>
        ))}
      </Component>
      <Component name="ScrollToTop">
        <Specimen label="Komt na 500 px scrollen">
          <div className={styles.corner}>
            <ScrollToTop label="Terug naar boven (voorbeeld)" />
          </div>
        </Specimen>
      </Component>
    </Chapter>
  );
}
