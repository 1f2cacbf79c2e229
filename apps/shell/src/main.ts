import { trustOwnScripts } from './trusted-scripts';

// Before anything asks for a script.
trustOwnScripts();
// What the shell lends is there by now. React DOM, and then what is its own, begin in a task each, so that the browser can
// paint and answer between.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ 'react-dom/client');
  setTimeout(() => void import(/* webpackMode: "eager" */ './client'));
});
