/** Props of the fragment that is lent as `OpeningToday`. */
export interface OpeningTodayProps {
  title: string;
}
