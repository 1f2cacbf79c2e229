<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\Attribute\Route;

/** Giving up an order or a part of it, step by step. */
#[Route(defaults: ['_routeScope' => ['store-api']])]
class WithdrawalRoute
{
    public function __construct(
        private readonly WithdrawalSteps $steps,
        private readonly ConfirmWithdrawal $confirmation,
        private readonly ReturnLabel $returnLabel,
        private readonly OrderCases $cases,
        private readonly WithdrawalView $view,
    ) {
    }

    #[Route(path: '/store-api/nd/withdrawal/begin', name: 'store-api.nd.withdrawal.begin', methods: ['POST'])]
    public function begin(Request $request, SalesChannelContext $context): JsonResponse
    {
        return $this->answer($this->steps->begin($request, $context), $context);
    }

    #[Route(path: '/store-api/nd/withdrawal/read', name: 'store-api.nd.withdrawal.read', methods: ['POST'])]
    public function read(Request $request, SalesChannelContext $context): JsonResponse
    {
        return $this->answer($this->steps->find($request, $context), $context);
    }

    #[Route(path: '/store-api/nd/withdrawal/choose', name: 'store-api.nd.withdrawal.choose', methods: ['POST'])]
    public function choose(Request $request, SalesChannelContext $context): JsonResponse
    {
        return $this->answer($this->steps->choose($request, $context), $context);
    }

    #[Route(path: '/store-api/nd/withdrawal/confirm', name: 'store-api.nd.withdrawal.confirm', methods: ['POST'])]
    public function confirm(Request $request, SalesChannelContext $context): JsonResponse
    {
        return $this->answer($this->confirmation->confirm($request, $context), $context);
    }

    #[Route(path: '/store-api/nd/withdrawal/label', name: 'store-api.nd.withdrawal.label', methods: ['POST'])]
    public function label(Request $request, SalesChannelContext $context): JsonResponse
    {
        return new JsonResponse($this->returnLabel->open($request, $context));
    }

    private function answer(Withdrawal $withdrawal, SalesChannelContext $context): JsonResponse
    {
        $case = $this->cases->byId($withdrawal->orderId, $context->getContext());

        return new JsonResponse($this->view->toWithdrawal($case, $withdrawal));
    }
}
