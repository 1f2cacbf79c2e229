import { fieldsOf } from './entity-fields.ts';
import type { FieldReader, FieldValue } from './field-value.ts';
import { valueAt } from './value-at.ts';

interface Documented {
  /** Every scalar field of the published document. */
  fields: string;
  /** Parts that contain fields: `country.iso`. */
  parts?: string;
}

/** Fields to filter, sort, group and count by, except for products. `proof/documented-fields.spec.ts` compares them. */
const DOCUMENTED = {
  category: {
    fields: `active afterCategoryId afterCategoryVersionId childCount cmsPageId cmsPageIdSwitched cmsPageVersionId
      createdAt customEntityTypeId description displayNestedProducts externalLink id internalLink keywords level
      linkNewTab linkType mediaId metaDescription metaTitle name parentId parentVersionId path productAssignmentType
      seoUrl type updatedAt versionId visible visibleChildCount`,
    parts: 'customFields media parent translated',
  },
  country: {
    fields: `active advancedPostalCodePattern checkAdvancedPostalCodePattern checkPostalCodePattern checkVatIdPattern
      createdAt defaultPostalCodePattern displayStateInRegistration forceStateInRegistration id isEu iso iso3 name
      position postalCodeRequired shippingAvailable updatedAt vatIdPattern vatIdRequired`,
    parts: 'companyTax customFields customerTax states translated',
  },
  country_state: {
    fields: 'active countryId createdAt id name position shortCode updatedAt',
    parts: 'customFields translated',
  },
  currency: {
    fields: `createdAt factor id isSystemDefault isoCode name position shortName symbol taxFreeFrom updatedAt`,
    parts: 'customFields itemRounding totalRounding translated',
  },
  language: {
    fields: 'active createdAt id localeId name parentId translationCodeId updatedAt',
    parts: 'customFields locale translationCode',
  },
  salutation: {
    fields: 'createdAt displayName id letterName position salutationKey updatedAt',
    parts: 'customFields translated',
  },
  payment_method: {
    fields: `active afterOrderEnabled createdAt description distinguishableName id mediaId name position shortName
      technicalName updatedAt`,
    parts: 'customFields media translated',
  },
  shipping_method: {
    fields: `active createdAt deliveryTimeId description id mediaId name position taxType technicalName trackingUrl
      updatedAt`,
    parts: 'customFields deliveryTime media prices translated',
  },
  order: {
    fields: `affiliateCode amountNet amountTotal billingAddressId billingAddressVersionId campaignCode createdAt
      createdById currencyFactor currencyId customerComment deepLinkCode id languageId orderDate orderDateTime
      orderNumber positionPrice primaryOrderDeliveryId primaryOrderDeliveryVersionId primaryOrderTransactionId
      primaryOrderTransactionVersionId salesChannelId shippingTotal source taxCalculationType taxStatus updatedAt
      updatedById versionId`,
    parts: `addresses billingAddress currency customFields deliveries language lineItems orderCustomer price
      shippingCosts stateMachineState transactions`,
  },
  customer_address: {
    fields: `additionalAddressLine1 additionalAddressLine2 city company countryId countryStateId createdAt customerId
      department firstName hash id isDefaultBillingAddress isDefaultShippingAddress lastName phoneNumber salutationId
      street title updatedAt zipcode`,
    parts: 'country countryState customFields salutation',
  },
  seo_url: {
    fields: `createdAt error foreignKey id isCanonical isDeleted isModified languageId pathInfo routeName
      salesChannelId seoPathInfo updatedAt url`,
    parts: 'customFields',
  },
  product_review: {
    fields: `comment content createdAt externalUser id languageId points productId productVersionId salesChannelId
      status title updatedAt`,
    parts: 'customFields',
  },
} satisfies Record<string, Documented>;

export type DocumentedEntity = keyof typeof DOCUMENTED;

const namesIn = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

/** Every documented scalar field of an entity. */
export const documentedFields = (entity: DocumentedEntity): string[] => namesIn(DOCUMENTED[entity].fields);

/**
 * Reads every documented field of an entity. Fields of the table come from there, all others from the shape on the
 * wire. Missing ones are null.
 * @param shapeOf the entity on the wire; called once for each entity
 */
export function documentedReader<T extends object>(
  entity: DocumentedEntity,
  table: Record<string, (subject: T) => FieldValue>,
  shapeOf: (subject: T) => object,
): FieldReader<T> {
  const shapes = new WeakMap<T, object>();
  const shape = (subject: T): object => {
    const known = shapes.get(subject) ?? shapeOf(subject);
    shapes.set(subject, known);
    return known;
  };
  const onWire = namesIn(DOCUMENTED[entity].fields).map(
    (name) => [name, (subject: T) => valueAt(shape(subject), [name])] as const,
  );
  const inTable = fieldsOf<T>(entity, { ...Object.fromEntries(onWire), ...table });
  const parts = new Set(namesIn(DOCUMENTED[entity].parts));
  return (field) => {
    const bare = field.startsWith(`${entity}.`) ? field.slice(entity.length + 1) : field;
    const path = bare.split('.');
    if (path.length === 1 || Object.hasOwn(table, bare) || !parts.has(path[0] ?? '')) return inTable(field);
    return (subject) => valueAt(shape(subject), path);
  };
}
