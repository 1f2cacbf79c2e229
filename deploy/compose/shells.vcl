# The two shells of compose.yaml, in the place of varnish/shells.vcl.

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
    .host = "one";
    .port = "4200";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
}

backend other {
    .host = "two";
    .port = "4200";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
}

# Only the network of compose.yaml reaches Varnish other than by its port.
acl shells_acl {
    "one";
    "two";
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
