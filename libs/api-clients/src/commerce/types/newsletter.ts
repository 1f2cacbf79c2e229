/** How signing up for the newsletter went. */
export interface NewsletterAnswer {
  success: boolean;
  message: string;
}
