import type { DeliveryFacts, OpeningHours, ReviewScore, StoreInfo, Weekday } from '@weefsel/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface AboutSnapshot {
  /** Address, ways to reach the shop and its opening hours; absent when the content service could not be read. */
  info?: StoreInfo;
  /** Absent when the review service could not be read. */
  reviews?: ReviewScore;
  /** The day on which the page was rendered, in Dutch time: what the browser's first rendering must go by. */
  today?: Weekday;
  /** Days of the week from then on, on which the shop is closed whatever its hours: holidays. */
  closedDays?: readonly Weekday[];
  /** Goods from which on sending costs nothing, in euro. */
  freeShippingFrom?: number;
  /** When an order is brought, by when it is made. */
  delivery?: DeliveryFacts;
}

/** What the shop says about itself, and its customers about it. */
export class AboutStore {
  info: StoreInfo | undefined;
  reviews: ReviewScore | undefined;
  today: Weekday | undefined;
  closedDays: readonly Weekday[] | undefined;
  freeShippingFrom: number | undefined;
  delivery: DeliveryFacts | undefined;

  constructor(snapshot: AboutSnapshot = {}) {
    this.provide(snapshot);
    makeAutoObservable(this, {
      info: observableRef,
      reviews: observableRef,
      closedDays: observableRef,
      delivery: observableRef,
      toJSON: false,
    });
  }

  get openingHours(): OpeningHours | undefined {
    return this.info?.openingHours;
  }

  /** The hours of this week; undefined when they are not known. */
  get hoursThisWeek(): OpeningHours | undefined {
    const { openingHours, closedDays = [] } = this;
    return (
      openingHours && { ...openingHours, ...Object.fromEntries(closedDays.map((day) => [day, undefined])) }
    );
  }

  /** Takes what somebody else has fetched. */
  provide({ info, reviews, today, closedDays, freeShippingFrom, delivery }: AboutSnapshot): void {
    this.info = info;
    this.reviews = reviews;
    this.today = today;
    this.closedDays = closedDays;
    this.freeShippingFrom = freeShippingFrom;
    this.delivery = delivery;
  }

  toJSON(): AboutSnapshot {
    const { info, reviews, today, closedDays, freeShippingFrom, delivery } = this;
    return {
      ...(info && { info }),
      ...(reviews && { reviews }),
      ...(today && { today }),
      ...(closedDays && { closedDays }),
      ...(freeShippingFrom !== undefined && { freeShippingFrom }),
      ...(delivery && { delivery }),
    };
  }
}
