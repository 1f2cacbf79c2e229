/** One post. */
export interface FeedItem {
  /** 17 digits. */
  id: string;
  /** Last part of its address. */
  shortcode: string;
  imageUrl: string;
  caption: string;
}

/** The posts for one side of the shop, newest first. */
export interface Feed {
  /** 2 for women, 3 for men. */
  id: number;
  items: readonly FeedItem[];
}
