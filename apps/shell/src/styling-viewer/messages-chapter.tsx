import {
  LiveRegion,
  Message,
  OrderSteps,
  ProgressBar,
  Promises,
  RailSkeleton,
  Skeleton,
  Spinner,
  VisuallyHidden,
} from '@weefsel/ui';
import { statesOf } from './specimen';

const retry = { label: 'Probeer het opnieuw', onAction: () => undefined };

/** Messages, and placeholders while something is loading. */
export function MessagesChapter() {
  return (
    <>
      {statesOf('Message', Message, {
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
      })}
      {statesOf('Promises', Promises, {
        Beloften: {
          delivery: 'Op werkdagen morgen in huis',
          shipping: 'Gratis verzending vanaf € 50',
          returns: 'Gratis retourneren binnen 30 dagen',
          wide: true,
        },
      })}
      {statesOf('OrderSteps', OrderSteps, {
        'Bij de gegevens': {
          label: 'Stappen',
          steps: [{ name: 'Winkelmand', href: '#messages' }, { name: 'Gegevens' }, { name: 'Betalen' }],
          at: 1,
          wide: true,
        },
      })}
      {statesOf('Spinner', Spinner, { Laden: { label: 'Even geduld' } })}
      {statesOf('ProgressBar', ProgressBar, {
        Deels: { label: '48 van 312 artikelen gezien', value: 48, max: 312 },
        'Zonder bekend einde': { label: 'Pagina wordt geladen' },
      })}
      {statesOf('Skeleton', Skeleton, {
        Regel: { width: '70%', height: '1rem' },
        Beeld: { ratio: '5 / 9', width: '8rem' },
      })}
      {statesOf('RailSkeleton', RailSkeleton, { Laden: { wide: true } })}
      {statesOf('LiveRegion', LiveRegion, { 'Alleen te horen': { message: '' } })}
      {statesOf('VisuallyHidden', VisuallyHidden, {
        'Alleen te horen': { children: 'Deze woorden staan er, maar zijn niet te zien.' },
      })}
    </>
  );
}
