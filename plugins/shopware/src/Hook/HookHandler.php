<?php declare(strict_types=1);

namespace Weefsel\Shop\Hook;

use GuzzleHttp\ClientInterface;
use Symfony\Component\Messenger\Attribute\AsMessageHandler;
use Weefsel\Shop\StoreApi\ShopSettings;

/** Tells the storefront what was written. What it does not take is tried again by the queue, as its transport is set. */
#[AsMessageHandler]
final class HookHandler
{
    public function __construct(
        private readonly ClientInterface $client,
        private readonly ShopSettings $settings,
        private readonly string $shopUrl,
    ) {
    }

    public function __invoke(HookMessage $message): void
    {
        $url = $this->settings->text('hookUrl');
        $secret = $this->settings->text('hookSecret');
        if ($url === '' || $secret === '') {
            // Switched off since it was queued.
            return;
        }
        $body = HookBody::of($message->event, $message->payload, $message->eventId, $this->shopUrl, $message->timestamp);
        $this->client->request('POST', $url, [
            'body' => $body,
            'headers' => ['content-type' => 'application/json', HookBody::SIGNATURE => HookBody::signature($body, $secret)],
            'timeout' => 5,
            'connect_timeout' => 2,
            'http_errors' => true,
        ]);
    }
}
