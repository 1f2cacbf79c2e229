/** What this browser remembers of its visitor, with leave: for code that is loaded once there is leave. */
export { previousVisit } from './visit-storage';
export { readLikes, rememberLikes } from './likes-storage';
export { likesOf } from './to-likes';
export { kindOf, type Likes } from './likes';
