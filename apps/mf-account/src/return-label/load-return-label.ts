import { CommerceError, type Clients, type ReturnLabel } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { isRefusedFor } from '@weefsel/forms';
import { accountPage } from '../frame/load-account-page';
import { drawBars, drawSquare, type DrawnSymbol } from './draw-symbol';

/** Paper that a label is printed on. */
export type LabelSize = 'a4' | 'a6';

/** What an address shows of a label. */
export type FoundLabel =
  | { kind: 'none'; label: ReturnLabel }
  | { kind: 'label'; label: ReturnLabel; sheet: LabelSheetData }
  /** It takes a postcode. */
  | { kind: 'proof' }
  /** Unknown, or too old. */
  | { kind: 'gone' }
  | { kind: 'failed' };

export interface LabelSheetData extends NonNullable<ReturnLabel['label']> {
  bars: DrawnSymbol;
  square: DrawnSymbol;
}

export interface ReturnLabelData {
  found: FoundLabel;
  /** As the address has it. */
  code: string;
  size: LabelSize;
}

async function find({ commerce }: Pick<Clients, 'commerce'>, code: string): Promise<FoundLabel> {
  if (code === '') return { kind: 'gone' };
  try {
    const found = await commerce.withdrawal.label(code);
    const { label } = found;
    if (!label) return { kind: 'none', label: found };
    const { parcelCode } = label;
    const sheet = { ...label, bars: drawBars(parcelCode), square: drawSquare(parcelCode) };
    return { kind: 'label', label: found, sheet };
  } catch (error) {
    if (isRefusedFor(error, 'SHOP__RETURN_LABEL_NEEDS_PROOF')) return { kind: 'proof' };
    if (error instanceof CommerceError && [404, 410].includes(error.status)) return { kind: 'gone' };
    console.error('[return label]', error);
    return { kind: 'failed' };
  }
}

/** The label that a code opens, drawn. */
export async function load(request: Pick<PageRequest, 'text' | 'url'>, clients: Pick<Clients, 'commerce'>) {
  const { searchParams } = request.url;
  const code = searchParams.get('code') ?? '';
  const size: LabelSize = searchParams.get('size') === 'a6' ? 'a6' : 'a4';
  const data: ReturnLabelData = { found: await find(clients, code), code, size };
  return accountPage(request, 'headless.returnLabel.title', data);
}
