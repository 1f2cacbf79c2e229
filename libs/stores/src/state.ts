/** The parts of mobx and mobx-react-lite that the shop uses. Imported from here only, so that they exist once. */
export {
  action,
  autorun,
  computed,
  makeAutoObservable,
  observable,
  observableRef,
  observableShallow,
  reaction,
  runInAction,
  when,
} from 'mobx';
export { enableStaticRendering, observer } from 'mobx-react-lite';
