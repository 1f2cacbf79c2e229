// What the shell lends is there by now. What is its own begins in a task by itself, so that the browser can paint between.
setTimeout(() => void import(/* webpackMode: "eager" */ './client'));
