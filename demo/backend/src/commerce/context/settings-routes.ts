import { SHORTEST_PASSWORD } from '../account/field-rules.ts';
import { MOST_PER_LINE } from '../cart/calculate-cart.ts';
import { PAGE_SIZE } from '../listing/product-listing.ts';
import type { ShopSwitches } from '../shop-switches.ts';
import type { Shop } from '../shop.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

const GENERAL = {
  shopName: 'Weefsel',
  metaAuthor: 'Weefsel Mode B.V.',
  metaRobots: 'index,follow',
  familyFriendly: true,
  showRevocationButton: false,
  apiAlias: 'shop_settings_general',
};

const CONTACT_FORM = {
  firstNameFieldRequired: false,
  lastNameFieldRequired: false,
  phoneNumberFieldRequired: false,
  apiAlias: 'shop_settings_contact_form',
};

const loginRegistration = ({ doubleOptIn }: ShopSwitches) => ({
  passwordMinLength: SHORTEST_PASSWORD,
  createCustomerAccountDefault: true,
  showSalutation: true,
  showTitleField: false,
  requireEmailConfirmation: false,
  requirePasswordConfirmation: false,
  doubleOptInRegistration: doubleOptIn,
  doubleOptInGuestOrder: false,
  showPhoneNumberField: true,
  phoneNumberFieldRequired: false,
  showBirthdayField: true,
  birthdayFieldRequired: false,
  showAccountTypeSelection: true,
  showAdditionalAddressField1: true,
  additionalAddressField1Required: false,
  showAdditionalAddressField2: false,
  additionalAddressField2Required: false,
  addressInputFieldArrangement: 'zip-city-state',
  allowCustomerDeletion: true,
  requireDataProtectionCheckbox: true,
  apiAlias: 'shop_settings_login_registration',
});

const cart = ({ wishlist }: ShopSwitches) => ({
  maxQuantity: MOST_PER_LINE,
  lineItemAddLimit: 0,
  showDeliveryTime: true,
  showSubtotal: true,
  columnTaxInsteadUnitPrice: false,
  showCustomerComment: true,
  showTosCheckbox: true,
  openOffcanvasAfterAddToCart: true,
  wishlistEnabled: wishlist,
  logoutGuestAfterCheckout: false,
  enableOrderRefunds: true,
  apiAlias: 'shop_settings_cart',
});

const LISTING = {
  productsPerPage: PAGE_SIZE,
  allowBuyInListing: false,
  showReview: true,
  reviewsPerPage: 10,
  disableEmptyFilterOptions: false,
  markAsNew: 30,
  hideCloseoutProductsWhenOutOfStock: false,
  showVariantOptionInSearchSuggestionResult: false,
  findBestVariant: true,
  autoplayVideoInListing: false,
  beforeListPriceSnippetKey: '',
  afterListPriceSnippetKey: '',
  apiAlias: 'shop_settings_listing',
};

const NEWSLETTER = {
  doubleOptIn: true,
  doubleOptInRegistered: false,
  apiAlias: 'shop_settings_newsletter',
};

/** Route of the shop's configuration, with which clients draw the same forms. */
export function settingsRoutes(routes: StoreRoutes, { switches }: Shop): void {
  routes.on('GET', '/shop-settings', () => ({
    general: GENERAL,
    contactForm: CONTACT_FORM,
    loginRegistration: loginRegistration(switches),
    cart: cart(switches),
    listing: LISTING,
    newsletter: NEWSLETTER,
    apiAlias: 'shop_settings',
  }));
}
