export interface OwnPageProps {
  /** Path and query of the page shown. */
  path: string;
}
