import { fixedId } from '../../database/fixed-id.ts';
import type { Invoice } from '../orders/invoice-facts.ts';
import { LIVE_VERSION_ID } from '../context/reference-data.ts';
import { toDate } from './customer-shape.ts';

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

const INVOICE_TYPE = {
  id: fixedId('document-type', 'invoice'),
  technicalName: 'invoice',
  name: 'Factuur',
  customFields: null,
  translated: { name: 'Factuur', customFields: {} },
  createdAt: CREATED_AT,
  updatedAt: null,
  apiAlias: 'document_type',
};

/** A document of an order on the wire. Its content is downloaded separately. */
export const toDocument = ({ id, number, order, paidAt }: Invoice) => ({
  id,
  documentTypeId: INVOICE_TYPE.id,
  documentType: INVOICE_TYPE,
  referencedDocumentId: null,
  orderId: order.id,
  orderVersionId: LIVE_VERSION_ID,
  config: { name: `factuur-${number}`, title: `Factuur ${number}`, documentNumber: number },
  documentNumber: number,
  deepLinkCode: order.deepLinkCode,
  fileType: 'pdf',
  sent: false,
  static: false,
  documentMediaFileId: null,
  documentMediaFile: null,
  customFields: null,
  createdAt: toDate(paidAt),
  updatedAt: null,
  apiAlias: 'document',
});
