import {
  LiveRegion,
  Message,
  ProgressBar,
  Promises,
  RailSkeleton,
  Skeleton,
  Spinner,
  VisuallyHidden,
} from '@weefsel/ui';
import { Chapter, States } from './specimen';

const retry = { label: 'Probeer het opnieuw', onAction: () => undefined };

/** Messages, and placeholders while something is loading. */
export function MessagesChapter() {
  return (
    <Chapter id="messages" title="Berichten en wachten">
      <States
        name="Message"
        of={Message}
        states={{
          info: { kind: 'info', title: 'Nog even', children: 'We werken je bestelling bij.', wide: true },
          'success, met link': {
            kind: 'success',
            action: { label: 'Bekijk', href: '#messages' },
            children: 'Je gegevens zijn bewaard.',
            wide: true,
          },
          'error, met knop': {
            kind: 'error',
            action: retry,
            children: 'Er ging iets mis bij het laden. Probeer het opnieuw.',
            wide: true,
          },
        }}
      />
      <States
        name="Promises"
        of={Promises}
        states={{
          Beloften: {
            delivery: 'Op werkdagen morgen in huis',
            shipping: 'Gratis verzending vanaf € 50',
            returns: 'Gratis retourneren binnen 30 dagen',
            wide: true,
          },
        }}
      />
      <States name="Spinner" of={Spinner} states={{ Laden: { label: 'Even geduld' } }} />
      <States
        name="ProgressBar"
        of={ProgressBar}
        states={{
          Deels: { label: '48 van 312 artikelen gezien', value: 48, max: 312 },
          'Zonder bekend einde': { label: 'Pagina wordt geladen' },
        }}
      />
      <States
        name="Skeleton"
        of={Skeleton}
        states={{ Regel: { width: '70%', height: '1rem' }, Beeld: { ratio: '5 / 9', width: '8rem' } }}
      />
      <States name="RailSkeleton" of={RailSkeleton} states={{ Laden: { wide: true } }} />
      <States name="LiveRegion" of={LiveRegion} states={{ 'Alleen te horen': { message: '' } }} />
      <States
        name="VisuallyHidden"
        of={VisuallyHidden}
        states={{ 'Alleen te horen': { children: 'Deze woorden staan er, maar zijn niet te zien.' } }}
      />
    </Chapter>
  );
}
