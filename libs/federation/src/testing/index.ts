export { memoryRouter, withPages, withRouter } from './memory-router';
