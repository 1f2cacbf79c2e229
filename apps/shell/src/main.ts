import { trustOwnScripts } from './trusted-scripts';

// Before any script is requested.
trustOwnScripts();
// The shared packages are loaded by now. React DOM and the client each start in a separate task.
// The browser can paint and respond in between. On a slow phone: 90 and 60 ms instead of 200.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ 'react-dom/client');
  setTimeout(() => void import(/* webpackMode: "eager" */ './client'));
});
