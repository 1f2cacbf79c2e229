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
import { Chapter, Component, Specimen } from './specimen';

const nothing = () => undefined;

/** What is said, and what stands there while something is on its way. */
export function MessagesChapter() {
  return (
    <Chapter id="messages" title="Berichten en wachten">
      <Component name="Message">
        <Specimen label="info" wide>
          <Message kind="info" title="Nog even">
            We werken je bestelling bij.
          </Message>
        </Specimen>
        <Specimen label="success, met link" wide>
          <Message kind="success" action={{ label: 'Bekijk', href: '#messages' }}>
            Je gegevens zijn bewaard.
          </Message>
        </Specimen>
        <Specimen label="error, met knop" wide>
          <Message kind="error" action={{ label: 'Probeer het opnieuw', onAction: nothing }}>
            Er ging iets mis bij het laden. Probeer het opnieuw.
          </Message>
        </Specimen>
      </Component>
      <Component name="Promises">
        <Specimen label="Beloften" wide>
          <Promises
            delivery="Op werkdagen morgen in huis"
            shipping="Gratis verzending vanaf € 50"
            returns="Gratis retourneren binnen 30 dagen"
          />
        </Specimen>
      </Component>
      <Component name="Spinner">
        <Specimen label="Laden">
          <Spinner label="Even geduld" />
        </Specimen>
      </Component>
      <Component name="ProgressBar">
        <Specimen label="Deels">
          <ProgressBar label="48 van 312 artikelen gezien" value={48} max={312} />
        </Specimen>
        <Specimen label="Zonder bekend einde">
          <ProgressBar label="Pagina wordt geladen" />
        </Specimen>
      </Component>
      <Component name="Skeleton">
        <Specimen label="Regel">
          <Skeleton width="70%" height="1rem" />
        </Specimen>
        <Specimen label="Beeld">
          <Skeleton ratio="5 / 9" width="8rem" />
        </Specimen>
      </Component>
      <Component name="RailSkeleton">
        <Specimen label="Laden" wide>
          <RailSkeleton />
        </Specimen>
      </Component>
      <Component name="LiveRegion">
        <Specimen label="Alleen te horen">
          <LiveRegion message="" />
        </Specimen>
      </Component>
      <Component name="VisuallyHidden">
        <Specimen label="Alleen te horen">
          <VisuallyHidden>Deze woorden staan er, maar zijn niet te zien.</VisuallyHidden>
        </Specimen>
      </Component>
    </Chapter>
  );
}
