<?php declare(strict_types=1);

namespace Weefsel\Shop\Hook;

/** A webhook as apps get it: its body, and the signature of that. */
final class HookBody
{
    /** Header with the HMAC-SHA256 of the body, in hexadecimal. */
    public const SIGNATURE = 'shopware-shop-signature';

    /**
     * @param list<array<string, mixed>> $payload
     */
    public static function of(string $event, array $payload, string $eventId, string $shopUrl, int $timestamp): string
    {
        return json_encode([
            'data' => ['payload' => $payload, 'event' => $event],
            'source' => ['url' => $shopUrl, 'eventId' => $eventId],
            'timestamp' => $timestamp,
        ], \JSON_THROW_ON_ERROR | \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE);
    }

    public static function signature(string $body, string $secret): string
    {
        return hash_hmac('sha256', $body, $secret);
    }
}
