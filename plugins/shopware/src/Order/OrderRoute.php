<?php declare(strict_types=1);

namespace Weefsel\Shop\Order;

use Shopware\Core\Checkout\Order\OrderEntity;
use Shopware\Core\Checkout\Order\SalesChannel\AbstractOrderRoute;
use Shopware\Core\Checkout\Order\SalesChannel\OrderRouteResponse;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\Struct\ArrayStruct;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\Request;
use Weefsel\Shop\StoreApi\Withdrawal\OrderCases;
use Weefsel\Shop\StoreApi\Withdrawal\WithdrawalView;

/** The platform's orders, with what of them can be given up and when they got to which state. */
class OrderRoute extends AbstractOrderRoute
{
    public function __construct(
        private readonly AbstractOrderRoute $decorated,
        private readonly OrderCases $cases,
        private readonly WithdrawalView $view,
        private readonly OrderMoves $moves,
    ) {
    }

    public function getDecorated(): AbstractOrderRoute
    {
        return $this->decorated;
    }

    public function load(Request $request, SalesChannelContext $context, Criteria $criteria): OrderRouteResponse
    {
        $response = $this->decorated->load($request, $context, $criteria);
        $orders = [];
        foreach ($response->getOrders()->getEntities() as $order) {
            \assert($order instanceof OrderEntity);
            $orders[$order->getId()] = $order;
        }
        // Read anew: what was asked for need not have the associations that decide.
        $cases = $this->cases->byIds(array_map(strval(...), array_keys($orders)), $context->getContext());
        $moves = $this->moves->ofOrders(array_map(static fn ($case) => $case->order, $cases), $context->getContext());
        foreach ($cases as $id => $case) {
            $withdrawals = $this->view->toOrderWithdrawals($case);
            $orders[$id]->addExtension(OrderExtension::WITHDRAWAL, new ArrayStruct($withdrawals, 'shop_order_withdrawals'));
            $history = array_map(static fn (array $move) => new ArrayStruct($move, 'shop_order_move'), $moves[$id]);
            $orders[$id]->addExtension(OrderExtension::HISTORY, new OrderMoveCollection($history));
        }

        return $response;
    }
}
