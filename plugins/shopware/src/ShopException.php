<?php declare(strict_types=1);

namespace Weefsel\Shop;

use Shopware\Core\Framework\HttpException;
use Symfony\Component\HttpFoundation\Response;

/** What the shop's own calls refuse, with codes that the storefront knows. */
class ShopException extends HttpException
{
    /** Said of an order that does not exist and of one that is somebody else's: nobody learns which numbers are taken. */
    public static function orderNotRecognised(): self
    {
        return new self(Response::HTTP_FORBIDDEN, 'SHOP__WITHDRAWAL_ORDER_UNKNOWN', 'No order has this number and this e-mail address.');
    }

    /** There is nothing left to give up, or it is too late. */
    public static function nothingToWithdraw(): self
    {
        return new self(Response::HTTP_CONFLICT, 'SHOP__WITHDRAWAL_NOTHING_LEFT', 'Nothing of this order can be given up.');
    }

    public static function withdrawalUnknown(): self
    {
        return new self(Response::HTTP_GONE, 'SHOP__WITHDRAWAL_UNKNOWN', 'There is no such withdrawal any more.');
    }

    public static function nothingChosen(): self
    {
        return new self(Response::HTTP_BAD_REQUEST, 'SHOP__WITHDRAWAL_NOTHING_CHOSEN', 'No line was chosen.');
    }

    /** What was chosen was given up meanwhile, or the order has changed. */
    public static function withdrawalChanged(): self
    {
        return new self(Response::HTTP_CONFLICT, 'SHOP__WITHDRAWAL_CHANGED', 'What was chosen cannot be given up any more.');
    }

    /** A label has an address on it: who has nothing but a withdrawal's code has to know a postcode of the order too. */
    public static function labelNeedsProof(): self
    {
        return new self(Response::HTTP_FORBIDDEN, 'SHOP__RETURN_LABEL_NEEDS_PROOF', 'The postcode of the order is needed.');
    }

    public static function labelProofWrong(): self
    {
        return new self(Response::HTTP_FORBIDDEN, 'SHOP__RETURN_LABEL_WRONG_PROOF', 'The order has no such postcode.');
    }

    public static function stockAlertUnknown(): self
    {
        return new self(Response::HTTP_NOT_FOUND, 'ND__STOCK_ALERT_NOT_FOUND', 'There is no stock alert with this hash.');
    }

    public static function reviewUnknown(): self
    {
        return new self(Response::HTTP_NOT_FOUND, 'CONTENT__PRODUCT_REVIEW_NOT_FOUND', 'There is no such review.');
    }
}
