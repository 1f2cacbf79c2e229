export {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
  type Navigation,
} from 'react-router-dom';
export { BrowserPartSource } from './browser-part-source';
export type { RemoteEntry, LoadEntry } from './browser-part-source';
export { filesOfPart, partKey } from './composition';
export type { Composition, PartFiles, PartId, PartKind, RemoteRef } from './composition';
export { SlotsContext, RemoteLoadError, settled, useSlots } from './part-source';
export type { PartComponent, PartSource, SlotMessageProps, Slots } from './part-source';
export { partsOf, payloadPath, withoutWaiting } from './payload';
export type { Loaded, PagePayload, PayloadAnswer } from './payload';
export { PageFragmentsContext, RemoteFragment } from './remote-fragment';
export { RemotePage } from './remote-page';
export { whenWanted } from './when-wanted';
