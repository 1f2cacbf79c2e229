import { CART_COUNT, HELD_PARAMETER, paths } from '@weefsel/contracts';
import {
  BagIcon,
  Button,
  Checkbox,
  ColourSwatches,
  Dialog,
  EarlyBadge,
  HeartButton,
  IconButton,
  Rail,
  TextField,
  useHydrated,
} from '@weefsel/ui';
import { useState, type CSSProperties, type ReactNode } from 'react';
import styles from './early-chapter.module.css';
import { Component, Specimen } from './specimen';

/** Delays of the code to choose from, in s: in time for the early answers, or too late. */
const HELD_SECONDS = [5, 30];

/** Id of the target of the choices form. */
const RESULT_ID = 'early-result';

const COLOURS = [
  { name: 'Terracotta', swatch: '#b4573a' },
  { name: 'Petrol', swatch: '#1f5a63' },
  { name: 'Oker', swatch: '#c58f2a' },
];

/** A control with the result of its code. */
function Answered({ answer, said, children }: { answer: string; said: string; children: ReactNode }) {
  return (
    <Specimen label={answer}>
      {children}
      <p className={styles.said}>De code: {said}</p>
    </Specimen>
  );
}

/** Shows if the code is loaded. Its links reload the page with or without it. */
function CodeSwitch() {
  const hydrated = useHydrated();
  const here = paths.stylingViewer.to();
  return (
    <div className={styles.switch}>
      <p>
        {hydrated
          ? 'De code is er: elk onderdeel antwoordt zelf.'
          : 'Er is nog geen code: wat je hieronder ziet gebeuren, doen het document en het script in de kop.'}
      </p>
      <ul>
        {HELD_SECONDS.map((seconds) => (
          <li key={seconds}>
            {/* A separate target forces a page load instead of a client navigation. */}
            <a href={`${here}?${HELD_PARAMETER}=${seconds}#early-answers`} target="_top">
              Houd de code {seconds} seconden tegen
            </a>
          </li>
        ))}
        <li>
          <a href={`${here}#early-answers`} target="_top">
            Laat de code gewoon komen
          </a>
        </li>
      </ul>
    </div>
  );
}

const times = (count: number): string => (count === 0 ? 'nog niets' : `${count} keer gevraagd`);

/** The early answers that queue an action for the code: pressed, busy, opened, queued, typed. */
function Asking() {
  const [saved, setSaved] = useState(false);
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [colour, setColour] = useState(0);
  const [ticked, setTicked] = useState(false);
  const [sought, setSought] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <>
      <Answered answer="toggle: meteen ingedrukt" said={saved ? 'bewaard' : 'niet bewaard'}>
        <HeartButton
          pressed={saved}
          label="Bewaar Wollen jas op je verlanglijst"
          onToggle={() => setSaved(!saved)}
        />
      </Answered>
      <Answered answer="busy: meteen bezig" said={times(asked)}>
        <Button onClick={() => setAsked(asked + 1)}>In winkelmand</Button>
      </Answered>
      <Answered answer="open: meteen het kader" said={isOpen ? 'open' : 'dicht'}>
        <Button variant="secondary" aria-haspopup="dialog" data-early="open" onClick={() => setOpen(true)}>
          Open het paneel
        </Button>
        <Dialog
          side="right"
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Open het paneel"
          closeLabel="Sluiten"
        >
          <p>Dit is het paneel zelf, met zijn code.</p>
        </Dialog>
      </Answered>
      <Answered answer="queue: in volgorde" said={COLOURS[colour]?.name ?? ''}>
        <ColourSwatches
          label="Kleuren van de jas"
          colours={COLOURS}
          chosen={colour}
          onChoose={setColour}
          moreLabel="kleuren"
        />
      </Answered>
      <Answered answer="queue: een vakje" said={ticked ? 'aan' : 'uit'}>
        <Checkbox
          label="Bewuste keuze"
          data-early="queue"
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
        />
      </Answered>
      <Answered answer="search: het kader met een veld" said={sought || 'nog niets'}>
        <form role="search" action={paths.search.to()}>
          <TextField
            label="Zoek in het kader"
            placeholder="Zoek in het kader"
            name="tn_q"
            data-early="search"
            data-early-side="full"
            defaultValue=""
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </form>
      </Answered>
      <Answered answer="text: wat er getypt is" said={typed || 'nog niets'}>
        <TextField
          label="Waar zoek je naar?"
          data-early="text"
          defaultValue=""
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </Answered>
    </>
  );
}

/** Early answers before hydration, one of each kind. */
export function EarlyChapter() {
  return (
    <>
      <CodeSwitch />
      <Component name="data-early">
        <Asking />
        <Specimen label="choices: waar het over gaat is meteen bezig">
          <form data-early="choices" data-early-of={RESULT_ID}>
            <Checkbox label="Alleen linnen" name="linnen" />
          </form>
          <p id={RESULT_ID} className={styles.result}>
            Een lijst met artikelen
          </p>
        </Specimen>
        <Specimen label="scroll: de reeks gaat verder" wide>
          <Rail label="Reeks die eerder antwoordt" previousLabel="Vorige" nextLabel="Volgende">
            {[1, 2, 3, 4, 5, 6, 7, 8].map((item) => (
              <p key={item} className={styles.item}>
                Onderdeel {item}
              </p>
            ))}
          </Rail>
        </Specimen>
      </Component>
      <Component name="EarlyBadge">
        <Specimen label="Uit wat deze browser bewaart">
          <div style={{ [CART_COUNT]: '"3"' } as CSSProperties}>
            <IconButton label="Winkelmand">
              <BagIcon />
              <EarlyBadge property={CART_COUNT} />
            </IconButton>
          </div>
        </Specimen>
      </Component>
    </>
  );
}
