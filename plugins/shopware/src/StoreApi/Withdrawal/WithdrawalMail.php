<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Weefsel\Shop\Mail\ShopMailer;
use Weefsel\Shop\StoreApi\ShopSettings;

/** The receipt of a withdrawal: what was stated, when it came, and what follows. */
final class WithdrawalMail
{
    public function __construct(
        private readonly ShopMailer $mailer,
        private readonly WithdrawalView $view,
        private readonly ShopSettings $settings,
    ) {
    }

    /**
     * @param string $labelCode what opens the label for who reads this
     *
     * @return bool false when it could not be sent
     */
    public function send(OrderCase $case, Withdrawal $withdrawal, string $to, string $labelCode, SalesChannelContext $context): bool
    {
        $order = $case->order;
        $origin = $this->settings->storefrontUrl($context);
        $lines = [];
        foreach ($order->getLineItems() ?? [] as $line) {
            $quantity = $withdrawal->chosen[$line->getId()] ?? 0;
            if ($quantity > 0) {
                $lines[] = ['quantity' => $quantity, 'label' => $line->getLabel(), 'options' => WithdrawalView::optionsOf($line)];
            }
        }
        $isGuest = $order->getOrderCustomer()?->getCustomer()?->getGuest() ?? true;
        $promises = $this->settings->promises($order->getSalesChannelId());

        return $this->mailer->send(ShopMailer::WITHDRAWAL, $to, $withdrawal->name, $order->getSalesChannelId(), [
            'order' => $order,
            'name' => $withdrawal->name,
            'email' => $withdrawal->email,
            'reason' => $withdrawal->reason,
            'isByLaw' => $withdrawal->basis === Terms::LAW,
            'confirmedAt' => $withdrawal->confirmedAt,
            'receipt' => $this->view->receiptOf($case, $withdrawal),
            'lines' => $lines,
            'total' => ($withdrawal->goodsCents + $withdrawal->deliveryCents) / 100,
            'delivery' => $withdrawal->deliveryCents / 100,
            'returnDays' => $promises->returnDays,
            'refundWorkdays' => $promises->refundWorkdays,
            'labelUrl' => $origin . '/order/return-label?' . http_build_query(['code' => $labelCode]),
            'orderUrl' => $origin . ($isGuest ? '/account/order/' . $order->getDeepLinkCode() : '/account/orders'),
        ], $context->getContext());
    }
}
