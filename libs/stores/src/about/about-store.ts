import type { DeliveryFacts, OpeningHours, ReviewScore, StoreInfo, Weekday } from '@weefsel/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface AboutSnapshot {
  /** Address, contact options and opening hours; absent when the content service failed. */
  info?: StoreInfo;
  /** Absent when the review service failed. */
  reviews?: ReviewScore;
  /** Day of the rendering, in Dutch time. The browser's first rendering has to use it too. */
  today?: Weekday;
  /** Closed days of the following week: holidays and extra ones. From the server, so that browsers need no calendar. */
  closedDays?: readonly Weekday[];
  /** Value of goods from which shipping is free, in euro. */
  freeShippingFrom?: number;
  /** Delivery days, by the moment of ordering. */
  delivery?: DeliveryFacts;
}

/** Facts about the shop, and its customers' reviews. */
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

  /** Opening hours of this week; undefined when they are unknown. */
  get hoursThisWeek(): OpeningHours | undefined {
    const { openingHours, closedDays = [] } = this;
    return (
      openingHours && { ...openingHours, ...Object.fromEntries(closedDays.map((day) => [day, undefined])) }
    );
  }

  /** Sets data that was fetched elsewhere. */
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
