import type { OpeningHours, OpeningTimes } from '@weefsel/contracts';
import { defineField } from '@sanity/types';
import { named, type Field, type FieldsOf } from '../fields/field';
import { formed } from '../fields/text';

const time = '([01]\\d|2[0-3]):[0-5]\\d';
const opens = { pattern: new RegExp(`^(${time})?$`), says: 'Een tijd als 09:30, of niets.' };
const closes = { pattern: new RegExp(`^(${time}|Closed)?$`), says: 'Een tijd als 18:00, of Closed.' };

const times: FieldsOf<OpeningTimes> = {
  openingTime: formed('Open', opens),
  closingTime: formed('Dicht', closes, { description: 'Closed: de hele dag dicht.' }),
};

const day =
  (title: string): Field =>
  (name) =>
    defineField({ name, type: 'object', title, options: { columns: 2 }, fields: named(times) });

const week: FieldsOf<OpeningHours> = {
  monday: day('Maandag'),
  tuesday: day('Dinsdag'),
  wednesday: day('Woensdag'),
  thursday: day('Donderdag'),
  friday: day('Vrijdag'),
  saturday: day('Zaterdag'),
  sunday: day('Zondag'),
};

/** Opening hours of the shop. */
export const openingHours: Field = (name) =>
  defineField({ name, type: 'object', title: 'Openingstijden', fields: named(week) });
