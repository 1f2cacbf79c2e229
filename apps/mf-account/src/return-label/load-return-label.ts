import { CommerceError, type Clients, type ReturnLabel } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { isRefusedFor } from '@weefsel/forms';
import { accountPage } from '../frame/load-account-page';
import { drawBars, drawSquare, type DrawnSymbol } from './draw-symbol';

/** Paper size of a label. */
export type LabelSize = 'a4' | 'a6';

/** Result of looking up a label by its code. */
type FoundLabel =
  | { kind: 'none'; label: ReturnLabel }
  | { kind: 'label'; label: ReturnLabel; sheet: LabelSheetData }
  /** Needs a postcode as proof. */
  | { kind: 'proof' }
  /** Unknown, or expired. */
  | { kind: 'gone' }
  | { kind: 'failed' };

export interface LabelSheetData extends NonNullable<ReturnLabel['label']> {
  bars: DrawnSymbol;
  square: DrawnSymbol;
}

export interface ReturnLabelData {
  found: FoundLabel;
  /** The code in the address. */
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

/** Loads the label of a code, with its drawings. */
export async function load(request: Pick<PageRequest, 'text' | 'url'>, clients: Pick<Clients, 'commerce'>) {
  const { searchParams } = request.url;
  const code = searchParams.get('code') ?? '';
  const size: LabelSize = searchParams.get('size') === 'a6' ? 'a6' : 'a4';
  const data: ReturnLabelData = { found: await find(clients, code), code, size };
  return accountPage(request, 'headless.returnLabel.title', data);
}
