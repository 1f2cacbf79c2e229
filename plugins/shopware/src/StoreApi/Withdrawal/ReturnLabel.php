<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Psr\Clock\ClockInterface;
use Shopware\Core\Checkout\Order\OrderException;
use Shopware\Core\Framework\RateLimiter\Exception\RateLimitExceededException;
use Shopware\Core\Framework\RateLimiter\RateLimiter;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\Request;
use Weefsel\Shop\ShopException;
use Weefsel\Shop\StoreApi\Body;
use Weefsel\Shop\StoreApi\ShopSettings;

/** The label of a parcel that comes back. */
final class ReturnLabel
{
    public function __construct(
        private readonly OrderCases $cases,
        private readonly Withdrawals $withdrawals,
        private readonly WithdrawalView $view,
        private readonly ShopSettings $settings,
        private readonly RateLimiter $rateLimiter,
        private readonly ClockInterface $clock,
    ) {
    }

    /**
     * Its own code opens it, as only who may see the order is given that. The code of the withdrawal is had for an
     * order's number and e-mail address, which do not tell where somebody lives: it takes a proof too.
     *
     * @throws ShopException 403 without a proof, 410 for what is unknown, not confirmed or too old; 429
     *
     * @return array<string, mixed>
     */
    public function open(Request $request, SalesChannelContext $context): array
    {
        $code = Body::text($request, 'code');
        $byLabel = $this->withdrawals->byLabel($code, $context->getContext());
        $found = $byLabel ?? $this->withdrawals->byCode($code, $context->getContext());
        if ($found === null || $found->confirmedAt === null || $found->isForgotten($this->clock->now())) {
            throw ShopException::withdrawalUnknown();
        }
        $case = $this->cases->byId($found->orderId, $context->getContext());
        if ($byLabel === null) {
            $this->checkProof($request, $context, $case);
        }
        if ($found->labelCode === null) {
            $labelCode = WithdrawalFacts::newCode();
            $this->withdrawals->save(['id' => $found->id, 'labelCode' => $labelCode], $context->getContext());
            $found = $this->withdrawals->byLabel($labelCode, $context->getContext()) ?? $found;
        }

        return $this->toReturnLabel($case, $found);
    }

    /** Holds that somebody may see where an order went: whose order it is, or who knows the postcode of one of its addresses. */
    private function checkProof(Request $request, SalesChannelContext $context, OrderCase $case): void
    {
        $order = $case->order;
        $customer = $context->getCustomer();
        if ($customer !== null && $customer->getId() === $order->getOrderCustomer()?->getCustomerId()) {
            return;
        }
        $zipcode = WithdrawalFacts::plain(Body::text($request, 'zipcode'));
        if ($zipcode === '') {
            throw ShopException::labelNeedsProof();
        }
        $key = strtolower($order->getDeepLinkCode() . '-' . $request->getClientIp());
        try {
            $this->rateLimiter->ensureAccepted(RateLimiter::GUEST_LOGIN, $key);
        } catch (RateLimitExceededException $exception) {
            throw OrderException::customerAuthThrottledException($exception->getWaitTime(), $exception);
        }
        $addresses = [$order->getBillingAddress(), OrderCases::deliveryOf($order)?->getShippingOrderAddress()];
        foreach ($addresses as $address) {
            if (WithdrawalFacts::plain($address?->getZipcode()) === $zipcode) {
                $this->rateLimiter->reset(RateLimiter::GUEST_LOGIN, $key);

                return;
            }
        }
        throw ShopException::labelProofWrong();
    }

    /** @return array<string, mixed> */
    private function toReturnLabel(OrderCase $case, Withdrawal $withdrawal): array
    {
        $facts = $this->view->receiptOf($case, $withdrawal);
        $isCancelled = $case->isCancelled && $facts['state'] === 'sendBack';
        $number = (string) $case->order->getOrderNumber();

        return [
            'orderNumber' => $number,
            'deepLinkCode' => (string) $case->order->getDeepLinkCode(),
            'returnCode' => $facts['returnCode'],
            'state' => $isCancelled ? 'cancelled' : $facts['state'],
            'isPaid' => $facts['isPaid'],
            'sendBackUntil' => $facts['sendBackUntil'],
            'refundUntil' => $facts['refundUntil'],
            'labelCode' => $withdrawal->labelCode,
            'label' => $case->isSentBack($withdrawal) ? [
                'parcelCode' => WithdrawalFacts::parcelCode($number, $withdrawal->number),
                'sender' => self::senderOf($case, $withdrawal),
                'receiver' => $this->receiver($case->order->getSalesChannelId()),
            ] : null,
            'apiAlias' => 'shop_return_label',
        ];
    }

    /** @return list<string> */
    private static function senderOf(OrderCase $case, Withdrawal $withdrawal): array
    {
        $address = OrderCases::deliveryOf($case->order)?->getShippingOrderAddress();

        return array_values(array_filter([
            $withdrawal->name,
            $address?->getCompany() ?? '',
            $address?->getStreet() ?? '',
            trim($address?->getZipcode() . ' ' . $address?->getCity()),
            (string) $address?->getCountry()?->getTranslation('name'),
        ], static fn (string $line) => $line !== ''));
    }

    /** @return list<string> */
    private function receiver(string $salesChannelId): array
    {
        $set = fn (string $name) => $this->settings->text($name, $salesChannelId);

        return array_values(array_filter(
            [$set('returnName'), $set('returnStreet'), trim($set('returnZipcode') . ' ' . $set('returnCity'))],
            static fn (string $line) => $line !== '',
        ));
    }
}
