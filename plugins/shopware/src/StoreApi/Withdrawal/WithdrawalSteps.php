<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Psr\Clock\ClockInterface;
use Shopware\Core\Checkout\Order\OrderEntity;
use Shopware\Core\Framework\RateLimiter\RateLimiter;
use Shopware\Core\Framework\Uuid\Uuid;
use Shopware\Core\Framework\Validation\DataValidationDefinition;
use Shopware\Core\Framework\Validation\DataValidator;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Validator\Constraints\Email;
use Symfony\Component\Validator\Constraints\Length;
use Symfony\Component\Validator\Constraints\NotBlank;
use Weefsel\Shop\ShopException;
use Weefsel\Shop\StoreApi\Body;

/** The steps before a withdrawal is confirmed: nothing is given up by them. */
final class WithdrawalSteps
{
    public const LIMIT = 'nd_withdrawal';
    private const LONGEST_REASON = 1000;

    public function __construct(
        private readonly OrderCases $cases,
        private readonly Withdrawals $withdrawals,
        private readonly DataValidator $validator,
        private readonly RateLimiter $rateLimiter,
        private readonly ClockInterface $clock,
    ) {
    }

    /** @throws ShopException 403 for an order that is unknown or somebody else's, 409 when nothing can be given up; 429 */
    public function begin(Request $request, SalesChannelContext $context): Withdrawal
    {
        $order = $this->meantOrder($request, $context);
        $case = $this->cases->byId($order->getId(), $context->getContext());
        if (!$case->isOpen()) {
            throw ShopException::nothingToWithdraw();
        }
        $now = $this->clock->now();
        $this->withdrawals->forgetBegunBefore($now->modify(WithdrawalFacts::KEPT_UNCONFIRMED), $context->getContext());
        $customer = $order->getOrderCustomer();
        $code = WithdrawalFacts::newCode();
        $this->withdrawals->save([
            'id' => Uuid::randomHex(),
            'code' => $code,
            'orderId' => $order->getId(),
            'name' => trim($customer?->getFirstName() . ' ' . $customer?->getLastName()),
            'email' => $customer?->getEmail() ?? '',
            'reason' => '',
            'chosen' => [],
            'unsent' => $case->isUnsent,
            'paid' => $case->isPaid,
            'goodsCents' => 0,
            'deliveryCents' => 0,
        ], $context->getContext());

        return $this->withdrawals->byCode($code, $context->getContext()) ?? throw ShopException::withdrawalUnknown();
    }

    /** What a code opens. @throws ShopException 410 for what was never begun or is too old */
    public function find(Request $request, SalesChannelContext $context): Withdrawal
    {
        $found = $this->withdrawals->byCode(Body::text($request, 'code'), $context->getContext());
        if ($found === null || $found->isForgotten($this->clock->now())) {
            throw ShopException::withdrawalUnknown();
        }

        return $found;
    }

    /**
     * Keeps what of an order is to be given up, by whom, and why when they say so; once confirmed it stays as it is.
     *
     * @throws ShopException 400, 409 for more than is left, 410; a violation for each field that is not filled in
     */
    public function choose(Request $request, SalesChannelContext $context): Withdrawal
    {
        $withdrawal = $this->find($request, $context);
        if ($withdrawal->confirmedAt !== null) {
            return $withdrawal;
        }
        $statement = [
            'name' => Body::text($request, 'name'),
            'email' => Body::text($request, 'email'),
            'reason' => Body::text($request, 'reason'),
        ];
        $this->validator->validate($statement, self::rules());
        $chosen = WithdrawalFacts::chosenIn($request->request->all()['lines'] ?? null);
        if ($chosen === []) {
            throw ShopException::nothingChosen();
        }
        $case = $this->cases->byId($withdrawal->orderId, $context->getContext());
        if (!WithdrawalFacts::fits($chosen, $case->left)) {
            throw ShopException::withdrawalChanged();
        }
        $this->withdrawals->save(['id' => $withdrawal->id, ...$statement, 'chosen' => $chosen], $context->getContext());

        return $this->find($request, $context);
    }

    /** The order that somebody means: their own by its number, or any by its number and e-mail address. */
    private function meantOrder(Request $request, SalesChannelContext $context): OrderEntity
    {
        $this->rateLimiter->ensureAccepted(self::LIMIT, (string) $request->getClientIp());
        $number = WithdrawalFacts::orderNumberIn(Body::text($request, 'orderNumber'));
        $order = $number === null
            ? null
            : $this->cases->orderByNumber($number, $context->getSalesChannelId(), $context->getContext());
        $buyer = $order?->getOrderCustomer();
        if ($order === null || $buyer === null) {
            throw ShopException::orderNotRecognised();
        }
        $customer = $context->getCustomer();
        $email = WithdrawalFacts::plain(Body::text($request, 'email'));
        $isOwn = $customer !== null && $customer->getId() === $buyer->getCustomerId();
        if ($isOwn || ($email !== '' && $email === WithdrawalFacts::plain($buyer->getEmail()))) {
            return $order;
        }
        throw ShopException::orderNotRecognised();
    }

    private static function rules(): DataValidationDefinition
    {
        return (new DataValidationDefinition('nd_withdrawal.choose'))
            ->add('name', new NotBlank(), new Length(max: 255))
            ->add('email', new NotBlank(), new Email(), new Length(max: 254))
            ->add('reason', new Length(max: self::LONGEST_REASON));
    }
}
