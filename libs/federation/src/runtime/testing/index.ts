export { withPages, withRouter } from './memory-router';
