# Addresses of the shells, and of clients that may purge.

probe ready {
    .request =
        "GET /ready HTTP/1.1"
        "Host: probe"
        "Connection: close";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend one {
    .host = "127.0.0.1";
    .port = "4200";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
}

backend other {
    .host = "127.0.0.1";
    .port = "4210";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
}

acl shells_acl {
    "localhost";
    "127.0.0.0"/8;
    "::1";
}

sub vcl_init {
    new shells = directors.round_robin();
    shells.add_backend(one);
    shells.add_backend(other);
    # The same shells in turn, for retries.
    new others = directors.shard();
    others.add_backend(one);
    others.add_backend(other);
    others.reconfigure();
}
