<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\StockAlert;

use Shopware\Core\Framework\Validation\DataValidationDefinition;
use Shopware\Core\Framework\Validation\DataValidator;
use Shopware\Core\Framework\Validation\Exception\ConstraintViolationException;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\Attribute\Route;
use Symfony\Component\Validator\Constraints\Email;
use Symfony\Component\Validator\Constraints\Length;
use Symfony\Component\Validator\Constraints\NotBlank;
use Symfony\Component\Validator\ConstraintViolation;
use Weefsel\Shop\StoreApi\Body;

/** Hearing once when something that is sold out is back, and hearing nothing any more. */
#[Route(defaults: ['_routeScope' => ['store-api']])]
class StockAlertRoute
{
    public function __construct(
        private readonly StockAlerts $alerts,
        private readonly StockAlertProducts $products,
        private readonly DataValidator $validator,
    ) {
    }

    #[Route(path: '/store-api/nd/stock-alert/subscribe', name: 'store-api.nd.stock-alert.subscribe', methods: ['POST'])]
    public function subscribe(Request $request, SalesChannelContext $context): JsonResponse
    {
        $email = Body::text($request, 'email');
        $productId = Body::text($request, 'productId');
        $rules = (new DataValidationDefinition('nd_stock_alert.subscribe'))
            ->add('email', new NotBlank(), new Email(), new Length(max: 254));
        $violations = $this->validator->getViolations(['email' => $email], $rules);
        $product = $this->products->find($productId, $context);
        if ($product === null) {
            $violations->add(new ConstraintViolation(
                \sprintf('The product entity with id %s does not exist.', $productId),
                null,
                ['{{ primaryProperty }}' => 'id', '{{ entity }}' => 'product', '{{ id }}' => $productId],
                null,
                '/productId',
                $productId,
                null,
                'VIOLATION::ENTITY_DOES_NOT_EXISTS',
            ));
        }
        if ($product === null || $violations->count() > 0) {
            throw new ConstraintViolationException($violations, ['email' => $email, 'productId' => $productId]);
        }
        $isSoldOut = $this->alerts->ask(mb_strtolower($email), $product, (string) $request->getClientIp(), $context);

        return new JsonResponse(['soldOut' => $isSoldOut]);
    }

    #[Route(path: '/store-api/nd/stock-alert/confirm', name: 'store-api.nd.stock-alert.confirm', methods: ['POST'])]
    public function confirm(Request $request, SalesChannelContext $context): JsonResponse
    {
        $this->alerts->confirm(Body::text($request, 'hash'), $context->getContext());

        return self::success();
    }

    #[Route(path: '/store-api/nd/stock-alert/unsubscribe', name: 'store-api.nd.stock-alert.unsubscribe', methods: ['POST'])]
    public function unsubscribe(Request $request, SalesChannelContext $context): JsonResponse
    {
        $this->alerts->stop(Body::text($request, 'hash'), $context->getContext());

        return self::success();
    }

    private static function success(): JsonResponse
    {
        return new JsonResponse(['success' => true, 'apiAlias' => 'array_struct']);
    }
}
