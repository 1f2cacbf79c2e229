import { DEMO } from './demo.ts';

/** A mail of the shop. */
export interface Mail {
  subject: string;
  html: string;
  kind: string;
}

/** Mails to a recipient, newest first: all, or those of a kind. */
export async function mailsTo(recipient: string, kind?: string): Promise<Mail[]> {
  const asked = new URLSearchParams({ recipient, ...(kind && { kind }) });
  const answer = await fetch(`${DEMO}/__demo/mails.json?${asked}`);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { mails: Mail[] }).mails;
}

/** Path of the link in the newest mail of a kind to a recipient. */
export async function linkInMail(recipient: string, kind: string): Promise<string> {
  const [mail] = await mailsTo(recipient, kind);
  const link = /href="(http[^"]+)"/.exec(mail?.html ?? '')?.[1];
  if (!link) throw new Error(`No ${kind} mail with a link went to ${recipient}.`);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}
