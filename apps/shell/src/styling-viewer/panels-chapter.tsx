import { Button, Dialog, Disclosure, Rail, ScrollToTop, Tabs } from '@weefsel/ui';
import { useState } from 'react';
import styles from './panels-chapter.module.css';
import { Chapter, Component, Specimen, States } from './specimen';

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
      <States
        name="Disclosure"
        of={Disclosure}
        states={{
          Dicht: { summary: 'Wanneer krijg ik mijn pakket?', children: 'Morgen.' },
          Open: { summary: 'Kan ik ruilen?', open: true, children: 'Dertig dagen.' },
          Aangewezen: { summary: 'Hoe was ik wol?', children: 'Met de hand.', forced: 'hover' },
          Focus: { summary: 'Waar is de winkel?', children: 'In Utrecht.', forced: 'focus' },
        }}
      />
      <States
        name="Tabs"
        of={Tabs}
        states={{ 'De eerste gekozen': { tabs: TABS, label: 'Over de trui', wide: true } }}
      />
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
