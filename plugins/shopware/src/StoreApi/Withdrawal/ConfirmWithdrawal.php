<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Doctrine\DBAL\Connection;
use Psr\Clock\ClockInterface;
use Shopware\Core\Checkout\Cart\Price\Struct\CalculatedPrice;
use Shopware\Core\Checkout\Cart\Tax\Struct\CalculatedTax;
use Shopware\Core\Checkout\Cart\Tax\Struct\CalculatedTaxCollection;
use Shopware\Core\Checkout\Order\OrderDefinition;
use Shopware\Core\Checkout\Order\OrderStates;
use Shopware\Core\Content\Product\Stock\AbstractStockStorage;
use Shopware\Core\Content\Product\Stock\StockAlteration;
use Shopware\Core\Defaults;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\Uuid\Uuid;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Shopware\Core\System\StateMachine\Aggregation\StateMachineTransition\StateMachineTransitionActions;
use Shopware\Core\System\StateMachine\StateMachineRegistry;
use Shopware\Core\System\StateMachine\Transition;
use Symfony\Component\HttpFoundation\Request;
use Weefsel\Shop\ShopException;

/** Gives up what a withdrawal chose. */
final class ConfirmWithdrawal
{
    private const CANCELLABLE = [OrderStates::STATE_OPEN, OrderStates::STATE_IN_PROGRESS];

    public function __construct(
        private readonly WithdrawalSteps $steps,
        private readonly OrderCases $cases,
        private readonly Withdrawals $withdrawals,
        private readonly WithdrawalMail $mail,
        private readonly StateMachineRegistry $states,
        private readonly AbstractStockStorage $stock,
        private readonly EntityRepository $transactions,
        private readonly Connection $connection,
        private readonly ClockInterface $clock,
    ) {
    }

    /**
     * Confirms, and mails the receipt. Once confirmed it stays as it is: sent again, by a second press, tab or visit, it
     * answers the same receipt; one that could not be mailed before is mailed then.
     *
     * @throws ShopException 400, 409 when something of it was given up meanwhile or it is too late, 410
     */
    public function confirm(Request $request, SalesChannelContext $context): Withdrawal
    {
        $begun = $this->steps->find($request, $context);
        $mustSend = $this->connection->transactional(function () use ($begun, $request, $context): bool {
            // Whoever confirms something of the same order at the same time waits here.
            $this->connection->fetchOne(
                'SELECT `id` FROM `order` WHERE `id` = :id AND `version_id` = :version FOR UPDATE',
                ['id' => Uuid::fromHexToBytes($begun->orderId), 'version' => Uuid::fromHexToBytes(Defaults::LIVE_VERSION)],
            );
            $withdrawal = $this->steps->find($request, $context);
            if ($withdrawal->confirmedAt === null) {
                $this->giveUp($withdrawal, $context->getContext());
            }
            if ($withdrawal->receiptSentAt !== null) {
                return false;
            }
            // Noted before it is sent: who waited above does not send it too.
            $this->noteReceipt($withdrawal, $this->clock->now(), $context->getContext());

            return true;
        });
        $confirmed = $this->steps->find($request, $context);
        if ($mustSend && !$this->sendReceipt($confirmed, $context)) {
            $this->noteReceipt($confirmed, null, $context->getContext());
        }

        return $confirmed;
    }

    private function noteReceipt(Withdrawal $withdrawal, ?\DateTimeImmutable $sentAt, Context $context): void
    {
        $moment = $sentAt?->format(Defaults::STORAGE_DATE_TIME_FORMAT);
        $this->withdrawals->save(['id' => $withdrawal->id, 'receiptSentAt' => $moment], $context);
    }

    private function giveUp(Withdrawal $withdrawal, Context $context): void
    {
        if ($withdrawal->chosen === []) {
            throw ShopException::nothingChosen();
        }
        $case = $this->cases->byId($withdrawal->orderId, $context);
        if ($case->basis === null) {
            throw ShopException::nothingToWithdraw();
        }
        if (!WithdrawalFacts::fits($withdrawal->chosen, $case->left)) {
            throw ShopException::withdrawalChanged();
        }
        $refund = $case->refundOf($withdrawal->chosen);
        if ($case->isUnsent) {
            $this->keepGoods($case, $withdrawal, $refund['isWhole'], $context);
        }
        $this->oweLess($case, $refund['goodsCents'] + $refund['deliveryCents'], $context);
        $this->withdrawals->save([
            'id' => $withdrawal->id,
            'number' => \count($case->confirmed) + 1,
            'basis' => $case->basis,
            'unsent' => $case->isUnsent,
            'paid' => $case->isPaid,
            'goodsCents' => $refund['goodsCents'],
            'deliveryCents' => $refund['deliveryCents'],
            'confirmedAt' => $this->clock->now()->format(Defaults::STORAGE_DATE_TIME_FORMAT),
            'labelCode' => $case->isUnsent ? null : WithdrawalFacts::newCode(),
        ], $context);
    }

    /** What was not sent yet stays here: all of it ends the order, a part can be sold again. */
    private function keepGoods(OrderCase $case, Withdrawal $withdrawal, bool $isWhole, Context $context): void
    {
        $state = $case->order->getStateMachineState()?->getTechnicalName();
        if ($isWhole && \in_array($state, self::CANCELLABLE, true)) {
            $cancel = StateMachineTransitionActions::ACTION_CANCEL;
            $this->states->transition(
                new Transition(OrderDefinition::ENTITY_NAME, $case->order->getId(), $cancel, 'stateId'),
                $context,
            );
            $delivery = OrderCases::deliveryOf($case->order);
            if ($delivery !== null) {
                $this->states->transition(new Transition('order_delivery', $delivery->getId(), $cancel, 'stateId'), $context);
            }

            return;
        }
        $changes = [];
        foreach ($case->order->getLineItems() ?? [] as $line) {
            $quantity = $withdrawal->chosen[$line->getId()] ?? 0;
            $productId = $line->getProductId();
            if ($quantity > 0 && $productId !== null) {
                $changes[] = new StockAlteration($line->getId(), $productId, $quantity, 0);
            }
        }
        $this->stock->alter($changes, $context);
    }

    /** What has not been paid need not be paid any more. */
    private function oweLess(OrderCase $case, int $cents, Context $context): void
    {
        $payment = OrderCases::paymentOf($case->order);
        if ($payment === null || $case->isPaid) {
            return;
        }
        $amount = $payment->getAmount();
        $before = $amount->getTotalPrice();
        $total = max(0.0, round($before - $cents / 100, 2));
        $part = $before > 0 ? $total / $before : 0.0;
        $taxes = new CalculatedTaxCollection();
        foreach ($amount->getCalculatedTaxes() as $tax) {
            $taxes->add(new CalculatedTax(round($tax->getTax() * $part, 2), $tax->getTaxRate(), round($tax->getPrice() * $part, 2)));
        }
        $less = new CalculatedPrice($total, $total, $taxes, $amount->getTaxRules());
        $this->transactions->update([['id' => $payment->getId(), 'amount' => $less]], $context);
    }

    /** The receipt goes where the shopper wants it, and to whoever ordered when that is somebody else: only they get a label that opens by itself. */
    private function sendReceipt(Withdrawal $withdrawal, SalesChannelContext $context): bool
    {
        $case = $this->cases->byId($withdrawal->orderId, $context->getContext());
        $buyer = $case->order->getOrderCustomer()?->getEmail() ?? $withdrawal->email;
        $isSame = mb_strtolower($buyer) === mb_strtolower($withdrawal->email);
        $toOther = $isSame || $this->mail->send($case, $withdrawal, $withdrawal->email, $withdrawal->code, $context);

        return $this->mail->send($case, $withdrawal, $buyer, (string) $withdrawal->labelCode, $context) && $toOther;
    }
}
