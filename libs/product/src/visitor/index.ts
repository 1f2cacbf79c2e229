/** Data that this browser keeps about its shopper, with consent. For code that is loaded after consent. */
export { previousVisit } from './visit-storage';
export { readLikes, rememberLikes } from './likes-storage';
export { likesOf } from './to-likes';
export { kindOf, type Likes } from './likes';
