import type { DeliveryFacts, OpeningHours, ReviewScore, StoreInfo, Weekday } from '@weefsel/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface AboutSnapshot {
  /** Address, ways to reach the shop and its opening hours; absent when the content service could not be read. */
  info?: StoreInfo;
  /** Absent when the review service could not be read. */
  reviews?: ReviewScore;
  /** The day on which the page was rendered, in Dutch time: what the browser's first rendering must go by. */
  today?: Weekday;
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
  freeShippingFrom: number | undefined;
  delivery: DeliveryFacts | undefined;

  constructor(snapshot: AboutSnapshot = {}) {
    this.provide(snapshot);
    makeAutoObservable(this, {
      info: observableRef,
      reviews: observableRef,
      delivery: observableRef,
      toJSON: false,
    });
  }

  get openingHours(): OpeningHours | undefined {
    return this.info?.openingHours;
  }

  /** Takes what somebody else has fetched. */
  provide({ info, reviews, today, freeShippingFrom, delivery }: AboutSnapshot): void {
    this.info = info;
    this.reviews = reviews;
    this.today = today;
    this.freeShippingFrom = freeShippingFrom;
    this.delivery = delivery;
  }

  toJSON(): AboutSnapshot {
    const { info, reviews, today, freeShippingFrom, delivery } = this;
    return {
      ...(info && { info }),
      ...(reviews && { reviews }),
      ...(today && { today }),
      ...(freeShippingFrom !== undefined && { freeShippingFrom }),
      ...(delivery && { delivery }),
    };
  }
}
