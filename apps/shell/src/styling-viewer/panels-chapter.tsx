import { Button, Dialog, Disclosure, Rail, ScrollToTop, Tabs } from '@weefsel/ui';
import { useState } from 'react';
import styles from './panels-chapter.module.css';
import { Component, Each, Specimen, statesOf } from './specimen';

const TABS = [
  { id: 'styling-tab-1', title: 'Materiaal', content: <p>Wol van schapen uit de duinen.</p> },
  { id: 'styling-tab-2', title: 'Verzorging', content: <p>Luchten is vaak genoeg.</p> },
];

/** Components that open, slide and scroll. */
export function PanelsChapter() {
  const [open, setOpen] = useState<string>();
  return (
    <>
      <Each name="Dialog" of={['right', 'left', 'full', 'center']}>
        {(side) => (
          <>
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
          </>
        )}
      </Each>
      {statesOf('Disclosure', Disclosure, {
        Dicht: { summary: 'Wanneer krijg ik mijn pakket?', children: 'Morgen.' },
        Open: { summary: 'Kan ik ruilen?', open: true, children: 'Dertig dagen.' },
        Aangewezen: { summary: 'Hoe was ik wol?', children: 'Met de hand.', forced: 'hover' },
        Focus: { summary: 'Waar is de winkel?', children: 'In Utrecht.', forced: 'focus' },
      })}
      {statesOf('Tabs', Tabs, { 'De eerste gekozen': { tabs: TABS, label: 'Over de trui', wide: true } })}
      <Each name="Rail" of={['card', 'content']} label={(itemWidth) => `Breedte: ${itemWidth}`} wide>
        {(itemWidth) => (
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
        )}
      </Each>
      <Component name="ScrollToTop">
        <Specimen label="Komt na 500 px scrollen">
          <div className={styles.corner}>
            <ScrollToTop label="Terug naar boven (voorbeeld)" />
          </div>
        </Specimen>
      </Component>
    </>
  );
}
