<?php declare(strict_types=1);

// What is tested here needs nothing of the platform.
spl_autoload_register(static function (string $class): void {
    $prefix = 'Weefsel\\Shop\\';
    if (str_starts_with($class, $prefix)) {
        require __DIR__ . '/../src/' . str_replace('\\', '/', substr($class, \strlen($prefix))) . '.php';
    }
});
