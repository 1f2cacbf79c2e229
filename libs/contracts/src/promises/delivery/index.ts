export { arrivalOf, packingOf, type DeliveryTerms } from './arrival';
export { closedWeekdays } from './closed-weekdays';
export { dateOf, isWeekend, type Day } from './calendar';
export { deliveryFacts } from './delivery-facts';
export { cutOffWords, dateWords } from './delivery-words';
export { dutchDayOf } from './dutch-time';
export { isHoliday } from './holidays';
