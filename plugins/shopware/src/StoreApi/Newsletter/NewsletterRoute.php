<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Newsletter;

use Shopware\Core\Content\Newsletter\Aggregate\NewsletterRecipient\NewsletterRecipientEntity;
use Shopware\Core\Content\Newsletter\SalesChannel\AbstractNewsletterSubscribeRoute;
use Shopware\Core\Content\Newsletter\SalesChannel\NewsletterSubscribeRoute;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Shopware\Core\Framework\Validation\DataBag\RequestDataBag;
use Shopware\Core\Framework\Validation\Exception\ConstraintViolationException;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\Attribute\Route;
use Weefsel\Shop\StoreApi\Body;
use Weefsel\Shop\StoreApi\ShopSettings;

/** The newsletter for an e-mail address alone, by the platform's own route; it says in words how it went. */
#[Route(defaults: ['_routeScope' => ['store-api']])]
class NewsletterRoute
{
    private const REFUSED = 'Vul een geldig e-mailadres in.';
    private const MAILED = 'We hebben je een mail gestuurd. Klik op de link daarin om je aanmelding te bevestigen.';
    private const SUBSCRIBED = 'Je ontvangt onze nieuwsbrief op dit e-mailadres.';

    public function __construct(
        private readonly AbstractNewsletterSubscribeRoute $newsletter,
        private readonly EntityRepository $recipients,
        private readonly ShopSettings $settings,
    ) {
    }

    #[Route(path: '/store-api/nd/newsletter/subscribe', name: 'store-api.nd.newsletter.subscribe', methods: ['POST'])]
    public function subscribe(Request $request, SalesChannelContext $context): JsonResponse
    {
        $email = mb_strtolower(Body::text($request, 'email'));
        $wish = new RequestDataBag([
            'email' => $email,
            'option' => NewsletterSubscribeRoute::OPTION_SUBSCRIBE,
            'storefrontUrl' => $this->settings->storefrontUrl($context),
        ]);
        try {
            // The address of the storefront is the plugin's own, so that it need not be checked.
            $this->newsletter->subscribe($wish, $context, false);
        } catch (ConstraintViolationException) {
            return new JsonResponse(['message' => self::REFUSED, 'success' => false]);
        }
        $isAsked = $this->statusOf((string) $wish->get('email'), $context) === NewsletterSubscribeRoute::STATUS_NOT_SET;

        return new JsonResponse(['message' => $isAsked ? self::MAILED : self::SUBSCRIBED, 'success' => true]);
    }

    private function statusOf(string $email, SalesChannelContext $context): ?string
    {
        $criteria = (new Criteria())
            ->addFilter(new EqualsFilter('email', $email), new EqualsFilter('salesChannelId', $context->getSalesChannelId()))
            ->setLimit(1);
        $found = $this->recipients->search($criteria, $context->getContext())->getEntities()->first();

        return $found instanceof NewsletterRecipientEntity ? $found->getStatus() : null;
    }
}
